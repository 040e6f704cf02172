import { PNG } from 'pngjs';
import { expect, it } from 'vitest';
import { comparePictures } from './compare.mjs';

/** A grey picture, 100 pixels wide, whose first pixels are darker. */
function paint({ darker = 0, shade = 0, height = 20 }) {
  const picture = new PNG({ width: 100, height });
  picture.data.fill(255);
  for (let pixel = 0; pixel < darker; pixel += 1) picture.data.fill(shade, pixel * 4, pixel * 4 + 3);
  return PNG.sync.write(picture);
}

const plain = paint({});

it('takes pictures for the same of which a thousandth differs', () => {
  expect(comparePictures(plain, plain)).toBeNull();
  expect(comparePictures(plain, paint({ darker: 2 }))).toBeNull();
});

it('takes pictures for changed of which more differs', () => {
  expect(comparePictures(plain, paint({ darker: 3 }))?.words).toBe('differs in 0.1 % of its pixels');
});

it('forgives a difference of colour that is rounding', () => {
  expect(comparePictures(plain, paint({ darker: 2000, shade: 250 }))).toBeNull();
});

it('takes a picture of another size for changed, and draws the difference on the larger page', () => {
  const changed = comparePictures(plain, paint({ height: 21 }));
  expect(changed?.words).toBe('was 100 × 20, is 100 × 21');
  expect(PNG.sync.read(changed?.difference ?? plain).height).toBe(21);
});
