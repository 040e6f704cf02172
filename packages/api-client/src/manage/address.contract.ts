import * as z from 'zod/mini';

/** The longest address, in characters. */
const addressLength = 500;

/** A path of the site or a whole address of another one, as the links of the site read them: nothing else runs or is sent by a press. */
const givenAddress = /^(\/(?![/\\])|https?:\/\/[^\s/])[^\s\\]*$/i;

/** Where a picture or an entry leads. */
export const address = z.string().check(z.trim(), z.maxLength(addressLength), z.regex(givenAddress));

/** The address of a picture: one that was uploaded, or one elsewhere. */
export const pictureAddress = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(addressLength), z.regex(givenAddress));

/** The same, or empty for none. */
export const noOrPicture = z.union([z.literal(''), pictureAddress]);

/** Where the media library has a sound. */
export const soundAddress = z.string().check(z.regex(/^\/media\/[1-9]\d{0,14}\/[\da-f]{32}$/));
