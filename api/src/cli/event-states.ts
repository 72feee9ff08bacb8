import { rethrowForStaff } from './rethrow-for-staff.ts';
import type { CommandGroup, CommandServices } from './services.ts';

interface StateCommand {
  name: string;
  description: string;
  change: keyof Pick<CommandServices['events'], 'publish' | 'unlist' | 'stopSelling' | 'sellAgain'>;
  /** End of the error message, after the event's name. */
  rejection: string;
  /** End of the success message, after the event's slug. */
  done: string;
}

const commands: StateCommand[] = [
  {
    name: 'publish',
    description: 'a draft or an unlisted event is in lists and search from now on',
    change: 'publish',
    rejection: 'cannot be published',
    done: 'is public.',
  },
  {
    name: 'unlist',
    description: 'takes it out of lists and search; its link still leads to it',
    change: 'unlist',
    rejection: 'cannot be unlisted',
    done: 'is found by its link only.',
  },
  {
    name: 'stop-selling',
    description: 'nothing more is ordered; its page says so, and what was sold goes ahead',
    change: 'stopSelling',
    rejection: 'cannot be taken off sale',
    done: 'is not sold any more; orders that hold seats may still be paid.',
  },
  {
    name: 'sell-again',
    description: 'ends stop-selling',
    change: 'sellAgain',
    rejection: 'cannot be sold again',
    done: 'is sold again.',
  },
];

/** Adds the commands that change one property of an event. @param group `events` */
export const addEventStates: CommandGroup = (group, run) => {
  for (const { name, description, change, rejection, done } of commands)
    group
      .command(name)
      .description(description)
      .argument('<slug>', 'of the event')
      .action((slug: string) =>
        run(async ({ events, actor }) => {
          await events[change](slug, { actor }).catch(rethrowForStaff(`event ${slug}`, rejection));
          return `${slug} ${done}`;
        }),
      );
};
