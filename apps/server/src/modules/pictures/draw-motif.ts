import type { Motif } from './motif.ts';
import { brushwork, lanterns, lens, strings } from './motifs/crafts.ts';
import { bamboo, mountains, plum, waves } from './motifs/nature.ts';
import { bridge, stars } from './motifs/sky.ts';
import { abacus, books, brushCircle, lattice } from './motifs/things.ts';
import { picture, type Scene } from './scene.ts';

const drawings: Record<Motif, (scene: Scene) => string> = {
  mountains,
  bamboo,
  lattice,
  circle: brushCircle,
  books,
  abacus,
  stars,
  waves,
  plum,
  bridge,
  lens,
  strings,
  brushwork,
  lanterns,
};

/** A picture as SVG. The same scene gives the same bytes. */
export function drawMotif(scene: Scene, motif: Motif): string {
  return picture(scene, drawings[motif](scene));
}
