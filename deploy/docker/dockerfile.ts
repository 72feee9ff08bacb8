import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Copy, DockerfileParser, type From, type JSONInstruction } from 'dockerfile-ast';

/** Parses the instructions of a Dockerfile that refer to this repository. */
export function readDockerfile(name: string) {
  const content = readFileSync(join(import.meta.dirname, name), 'utf8');
  const instructions = DockerfileParser.parse(content).getInstructions();
  const named = (keyword: string) => instructions.filter((instruction) => instruction.getKeyword() === keyword);
  const stages = (named('FROM') as From[]).map((from) => ({
    image: from.getImage() ?? '',
    name: from.getBuildStage(),
  }));
  return {
    content,
    /** Images from a registry. */
    bases: stages.map(({ image }) => image).filter((image) => !stages.some(({ name }) => name === image)),
    targets: stages.map(({ name }) => name),
    /** Files copied from the repository, and their destinations. */
    copies: (named('COPY') as Copy[])
      .filter((copy) => copy.getFromFlag() === null)
      .map((copy) => {
        const paths = copy.getArguments().map((argument) => argument.getValue());
        return { sources: paths.slice(0, -1), to: paths.at(-1) ?? '' };
      }),
    users: named('USER').map((user) => user.getArgumentsContent()),
    commands: (named('CMD') as JSONInstruction[]).map((command) =>
      command.getJSONStrings().map((word) => JSON.parse(word.getValue()) as string),
    ),
  };
}
