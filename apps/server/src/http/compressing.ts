import type { FastifyCompressOptions } from '@fastify/compress';
import zlib from 'node:zlib';

/** Compresses a body that is sent many times as the same object once. */
function once<Options>(compress: (body: Buffer, options?: Options) => Buffer) {
  const known = new WeakMap<Buffer, Buffer>();
  return (body: Buffer, options?: Options): Buffer => {
    const compressed = known.get(body) ?? compress(body, options);
    known.set(body, compressed);
    return compressed;
  };
}

export const compressing: FastifyCompressOptions = {
  globalDecompression: false,
  encodings: ['br', 'gzip'],
  threshold: 1024,
  zlib: {
    ...zlib,
    brotliCompressSync: once<zlib.BrotliOptions>(zlib.brotliCompressSync),
    gzipSync: once<zlib.ZlibOptions>(zlib.gzipSync),
  },
};
