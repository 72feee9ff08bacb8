import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { readDockerfile } from '../docker/dockerfile.ts';
import { root } from '../output.ts';
import { type Manifest, manifestFiles, readKustomization, readManifests } from '../testing/manifests.ts';

const manifests = readManifests();
const ofKind = (...kinds: string[]) => manifests.filter(({ kind }) => kinds.includes(kind));
const pods = ofKind('Deployment', 'Job').map(({ metadata, spec }) => ({
  name: metadata.name,
  labels: spec.template.metadata.labels,
  spec: spec.template.spec,
  container: spec.template.spec.containers[0],
}));

test('every file is applied', () => {
  assert.deepEqual(manifestFiles().sort(), readKustomization().resources.sort());
});

test('every object fits the schema of its kind', async () => {
  for (const manifest of manifests) {
    const kinds = (await import(`kubernetes-models/${manifest.apiVersion}`)) as Record<
      string,
      new (
        data: Manifest,
      ) => { validate(): void }
    >;
    const Kind = kinds[manifest.kind];
    assert.ok(Kind, `${manifest.apiVersion} has no ${manifest.kind}`);
    assert.doesNotThrow(() => new Kind(manifest).validate(), `${manifest.kind} ${manifest.metadata.name}`);
  }
});

test('no object has a field that its kind does not know', () => {
  // The schemas accept unknown fields, as a cluster does; the types generated from the same source do not.
  const folder = join(root, '.local/checked-manifests');
  rmSync(folder, { recursive: true, force: true }); // left by a run that was killed
  mkdirSync(folder, { recursive: true });
  const lines = manifests.map(({ apiVersion, kind, ...fields }, i) => {
    const literal = JSON.stringify({ apiVersion, kind, ...fields });
    return `export const m${i}: import('kubernetes-models/${apiVersion}').I${kind} = ${literal};`;
  });
  try {
    writeFileSync(join(folder, 'manifests.ts'), lines.join('\n'));
    const config = { extends: '../../tsconfig.base.json', files: ['manifests.ts'] };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    const tsc = join(root, 'node_modules/.bin/tsc');
    const { status, stdout } = spawnSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8' });
    assert.deepEqual([status, stdout], [0, '']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('images are roles of the Dockerfiles, and their version is set in one place', () => {
  const targets = ['gateway.Dockerfile', 'api.Dockerfile'].flatMap((file) => readDockerfile(file).targets);
  for (const { container } of pods)
    assert.ok(targets.includes(container.image.replace('idavuelta/', '')), container.image);
  assert.deepEqual(
    readKustomization()
      .images.map(({ name }) => name)
      .sort(),
    pods.map(({ container }) => container.image).sort(),
  );
});

test('services, budgets and scaling find their pods, and the ingress its service', () => {
  const isFound = (selector: Record<string, string>) =>
    pods.some(({ labels }) => Object.entries(selector).every(([name, value]) => labels[name] === value));
  for (const { spec, metadata } of ofKind('Service')) {
    assert.ok(isFound(spec.selector), metadata.name);
    const [pod] = pods.filter(({ labels }) => labels.app === spec.selector.app);
    const named = pod?.container.ports.map(({ name }: { name: string }) => name);
    for (const { targetPort } of spec.ports) assert.ok(named.includes(targetPort), targetPort);
  }
  for (const { spec } of ofKind('PodDisruptionBudget')) assert.ok(isFound(spec.selector.matchLabels));
  for (const { spec } of ofKind('HorizontalPodAutoscaler')) {
    const target = ofKind('Deployment').find(({ metadata }) => metadata.name === spec.scaleTargetRef.name);
    // A number of replicas would be reset by each release.
    assert.equal(target?.spec.replicas, undefined);
    assert.ok(target);
  }
  const services = ofKind('Service').map(({ metadata }) => metadata.name);
  for (const { spec } of ofKind('Ingress'))
    for (const { http } of spec.rules)
      for (const { backend } of http.paths) assert.ok(services.includes(backend.service.name));
});

test('[SAL-09] every role survives the loss of a machine, and those that visitors wait for grow with the load', () => {
  const deployments = ofKind('Deployment').map(({ metadata, spec }) => ({ name: metadata.name, spec }));
  for (const { name, spec } of deployments) {
    const { topologySpreadConstraints: spread, containers } = spec.template.spec;
    assert.deepEqual(spread?.[0].labelSelector.matchLabels, spec.selector.matchLabels, name);
    assert.equal(spread?.[0].topologyKey, 'kubernetes.io/hostname', name);
    assert.equal(containers[0].startupProbe.httpGet.path, '/healthz', name);
    const budget = ofKind('PodDisruptionBudget').find(({ metadata }) => metadata.name === name);
    assert.equal(budget?.spec.maxUnavailable, 1, name);
    const scaler = ofKind('HorizontalPodAutoscaler').find(({ metadata }) => metadata.name === name);
    assert.ok((scaler?.spec.minReplicas ?? spec.replicas) >= 2, name);
    if (name === 'worker') continue;
    assert.ok(scaler?.spec.maxReplicas > scaler?.spec.minReplicas, name);
    // A share of the processor time that the container requests.
    assert.deepEqual(
      scaler?.spec.metrics.map(({ resource }: { resource: { name: string } }) => resource.name),
      ['cpu'],
    );
    assert.ok(containers[0].resources.requests.cpu, name);
  }
});

test('[SAL-09] all processes together fit into the connections of PostgreSQL’s default, also during a release', () => {
  const [free, ofJobsAndChanges, ofMigration] = [100 - 3, 5 + 1, 2 + 5];
  const pool = Number(
    ofKind('ConfigMap').find(({ metadata }) => metadata.name === 'idavuelta-api')?.data.DATABASE_POOL_SIZE,
  );
  const processes = ofKind('Deployment')
    .filter(({ metadata }) => metadata.name !== 'gateway')
    .map(({ metadata, spec }) => {
      const scaler = ofKind('HorizontalPodAutoscaler').find(
        ({ spec: { scaleTargetRef } }) => scaleTargetRef.name === metadata.name,
      );
      return (scaler?.spec.maxReplicas ?? spec.replicas) + spec.strategy.rollingUpdate.maxSurge;
    });
  const sum = processes.reduce((all, count) => all + count * (pool + ofJobsAndChanges), ofMigration);
  assert.ok(sum <= free, `${sum} connections`);
});

test('no secret is in the repository; variables come from maps that exist, under names that are documented', () => {
  assert.deepEqual(ofKind('Secret'), []);
  const maps = ofKind('ConfigMap');
  const operations = readFileSync(join(root, 'docs/operations.md'), 'utf8');
  for (const { container } of pods)
    for (const { configMapRef, secretRef } of container.envFrom) {
      if (configMapRef) assert.ok(maps.some(({ metadata }) => metadata.name === configMapRef.name));
      else assert.ok(operations.includes(`\`${secretRef.name}\``), secretRef.name);
    }
  const documented = readFileSync(join(root, '.env.example'), 'utf8');
  for (const name of maps.flatMap(({ data }) => Object.keys(data)))
    assert.match(documented, new RegExp(`^# ${name}=`, 'm'));
});

test('every pod has limits, probes of addresses that exist, and no rights that it does not need', () => {
  for (const { name, spec, container } of pods) {
    assert.equal(spec.securityContext.runAsNonRoot, true, name);
    assert.equal(spec.automountServiceAccountToken, false, name);
    assert.equal(container.securityContext.readOnlyRootFilesystem, true, name);
    assert.deepEqual(container.securityContext.capabilities, { drop: ['ALL'] }, name);
    assert.ok(container.resources.requests.cpu && container.resources.limits.memory, name);
    if (name === 'migration') continue;
    assert.equal(container.livenessProbe.httpGet.path, '/healthz', name);
    assert.equal(container.readinessProbe.httpGet.path, '/readyz', name);
    const { seconds } = container.lifecycle.preStop.sleep;
    // Our processes give requests thirty seconds to finish.
    assert.ok(spec.terminationGracePeriodSeconds > seconds + 30, name);
  }
});
