/** Four factions told apart by colour, pattern and device, and pieces of every form. */
export const FACTIONS = {
  red: { field: '#a5142c', second: '#7f0c1f', pattern: 'bordure', ink: '#fbf3df', device: 'ring', plate: '#f3cb55', charge: '#7a0d1e' },
  blue: { field: '#1d4796', second: '#123372', pattern: 'seme', ink: '#fbf3df', device: 'bar', plate: '#f0cf5a', charge: '#163a80' },
  green: { field: '#a5c65a', second: '#86ab3c', pattern: 'saltire', ink: '#1c130c', device: 'tip', plate: '#f7f4d8', charge: '#3b5412' },
  violet: { field: '#6f3fa8', second: '#532a86', pattern: 'cross', ink: '#fbf3df', device: 'cross', plate: '#f0c445', charge: '#48207a' },
};

export const DEVICES = {
  ring: [{ circle: [50, 50, 34], stroke: 'charge', w: 22 }],
  bar: [{ d: 'M8 36H92V64H8Z' }],
  tip: [{ d: 'M50 8L92 90H8Z' }],
  cross: [{ d: 'M40 8H60V40H92V60H60V92H40V60H8V40H40Z' }],
};

export const PIECES = {
  foot: { form: 'square', drawing: [{ d: 'M50 6L90 30V74L50 96L10 74V30Z' }] },
  horse: { form: 'square', drawing: [{ d: 'M8 90L24 36L60 10L92 40L70 46L66 90Z' }] },
  general: { form: 'plaque', drawing: [{ circle: [50, 34, 24] }, { d: 'M10 96Q14 60 50 60Q86 60 90 96Z' }] },
  control: { form: 'disc', drawing: [] },
  revolt: { form: 'disc', drawing: [{ d: 'M50 10L62 42L96 42L68 60L80 92L50 72L20 92L32 60L4 42L38 42Z' }] },
};
