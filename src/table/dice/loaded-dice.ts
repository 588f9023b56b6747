/** Faces set by a play script. Read while a command runs, consumed only when it is committed. */
export class LoadedDice {
  private faces: number[] = [];

  load(faces: readonly number[]): void {
    this.faces.push(...faces);
  }

  peek(at: number): number | undefined {
    return this.faces[at];
  }

  use(count: number): void {
    this.faces.splice(0, count);
  }

  get left(): number {
    return this.faces.length;
  }
}
