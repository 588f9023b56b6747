/** How a colour looks to those who lack one kind of cone, wholly (Viénot, Brettel and Mollon's reduction; tritan after Machado). */
export const EYES = ['full', 'protan', 'deutan', 'tritan'] as const;
export type Eyes = (typeof EYES)[number];

type Vector = readonly [number, number, number];
type Matrix = readonly [Vector, Vector, Vector];

const REDUCED: Readonly<Record<Eyes, Matrix>> = {
  full: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.11238, 0.88762, 0],
    [0.11238, 0.88762, 0],
    [0.00401, -0.00401, 1],
  ],
  deutan: [
    [0.29275, 0.70725, 0],
    [0.29275, 0.70725, 0],
    [-0.02234, 0.02234, 1],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** The colour as CIE L*a*b* (D65), seen by such eyes. */
export function labSeenBy(eyes: Eyes, hex: string): Vector {
  const [x, y, z] = times(TO_XYZ, seenBy(eyes, hex));
  const [fx, fy, fz] = [cubeRoot(x / 0.95047), cubeRoot(y), cubeRoot(z / 1.08883)];
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
}

/** CIE76: about 2.3 is just noticed side by side; 20 is plain at a glance. */
export function distance(a: Vector, b: Vector): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** The contrast of two colours by the rule of the web's accessibility guide, 1 to 21. */
export function contrast(eyes: Eyes, one: string, other: string): number {
  const [a, b] = [luminance(seenBy(eyes, one)), luminance(seenBy(eyes, other))];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const TO_XYZ: Matrix = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
];

function seenBy(eyes: Eyes, hex: string): Vector {
  const [red, green, blue] = times(REDUCED[eyes], [linear(hex, 1), linear(hex, 3), linear(hex, 5)]);
  const inGamut = (value: number) => Math.min(1, Math.max(0, value));
  return [inGamut(red), inGamut(green), inGamut(blue)];
}

function linear(hex: string, at: number): number {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function luminance(rgb: Vector): number {
  return times(TO_XYZ, rgb)[1];
}

function times(matrix: Matrix, [x, y, z]: Vector): Vector {
  const row = ([a, b, c]: Vector) => a * x + b * y + c * z;
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
}

function cubeRoot(value: number): number {
  return value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116;
}
