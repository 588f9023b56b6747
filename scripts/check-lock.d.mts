type Named = Readonly<Record<string, string>>;
interface Entry {
  readonly version?: string;
  readonly dependencies?: Named;
  readonly devDependencies?: Named;
  readonly optionalDependencies?: Named;
  readonly peerDependencies?: Named;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}
interface Manifest {
  readonly dependencies?: Named;
  readonly devDependencies?: Named;
}
export function lacking(lock: { readonly packages: Readonly<Record<string, Entry>> }, manifest: Manifest): string[];
