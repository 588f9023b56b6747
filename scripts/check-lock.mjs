// Whether the lock file has every package that any package in it may need, on other systems too (otherwise `npm
// ci` refuses it), in the versions that package.json names.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** What the lock file lacks, one line each. */
export function lacking({ packages }, manifest) {
  const own = packages[''] ?? {};
  const named = ['dependencies', 'devDependencies'].flatMap((kind) =>
    Object.entries(manifest[kind] ?? {})
      .filter(([name, version]) => own[kind]?.[name] !== version)
      .map(([name, version]) => `package.json asks for ${name} ${version}: the lock file has ${own[kind]?.[name]}`),
  );
  const missing = Object.entries(packages).flatMap(([place, entry]) =>
    wantedBy(entry)
      .filter((name) => !found(packages, place, name))
      .map((name) => `${place === '' ? 'package.json' : place} wants ${name}: it is not locked`),
  );
  return [...named, ...missing];
}

/** Optional peers are not installed unless something else brings them. */
function wantedBy({ dependencies, devDependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }) {
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional);
  return [...Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies }), ...peers];
}

/** As Node resolves a package: beside the importer, then in each folder above. */
function found(packages, place, name) {
  let folder = place;
  for (;;) {
    const inside = folder === '' ? '' : `${folder}/`;
    if (packages[`${inside}node_modules/${name}`] !== undefined) return true;
    if (folder === '') return false;
    const above = folder.lastIndexOf('/node_modules/');
    folder = above === -1 ? '' : folder.slice(0, above);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const read = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
  const lines = lacking(read('package-lock.json'), read('package.json'));
  for (const line of lines) console.log(line);
  if (lines.length > 0)
    console.log('Write it from nothing, with no node_modules beside it: npm install --package-lock-only');
  process.exit(lines.length === 0 ? 0 : 1);
}
