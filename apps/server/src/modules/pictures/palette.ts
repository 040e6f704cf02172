/** The inks of one picture. Every palette is taken from paper, ink, celadon and the two seals of the design language. */
export interface Palette {
  skyTop: string;
  skyBottom: string;
  /** Ground colours from far to near. */
  layers: readonly [string, string, string, string];
  /** Lines and silhouettes. */
  ink: string;
  /** Quiet lines and mist. */
  veil: string;
  /** Sun or moon. */
  disc: string;
  /** The one warm accent. */
  seal: string;
  gold: string;
}

export const dawn: Palette = {
  skyTop: '#efe7d6',
  skyBottom: '#f8f3e8',
  layers: ['#c8d5cb', '#9dbdb1', '#64958a', '#2f5c55'],
  ink: '#2b302d',
  veil: '#fbf8f0',
  disc: '#e0b06a',
  seal: '#c2392b',
  gold: '#b98a3c',
};

export const mist: Palette = {
  skyTop: '#c9dbd3',
  skyBottom: '#eef0e6',
  layers: ['#b4cbc1', '#86aca1', '#4d8277', '#234a45'],
  ink: '#20302d',
  veil: '#f4f5ec',
  disc: '#f7efd9',
  seal: '#c2392b',
  gold: '#ae8136',
};

export const dusk: Palette = {
  skyTop: '#d9b98a',
  skyBottom: '#f1dfbd',
  layers: ['#c5a67c', '#9a8a6c', '#5f6a5c', '#2f433f'],
  ink: '#2c2a25',
  veil: '#f8ebd0',
  disc: '#fbf0d4',
  seal: '#a83226',
  gold: '#8d5f17',
};

export const night: Palette = {
  skyTop: '#16242b',
  skyBottom: '#3a5a5c',
  layers: ['#38595b', '#2b4a4c', '#1f393c', '#13272b'],
  ink: '#0e1a1e',
  veil: '#dfe6da',
  disc: '#f3e8c9',
  seal: '#d8604f',
  gold: '#d3ab5e',
};

export const pine: Palette = {
  skyTop: '#0c3a35',
  skyBottom: '#4f8f80',
  layers: ['#3f7f72', '#2a6458', '#184b43', '#0b312d'],
  ink: '#08211f',
  veil: '#d8e9df',
  disc: '#f0d9a0',
  seal: '#d65a45',
  gold: '#dcb567',
};

export const palettes = [dawn, mist, dusk, night, pine] as const;

/** Whether lines on the sky have to be light. */
export function isDark(palette: Palette): boolean {
  return palette === night || palette === pine;
}
