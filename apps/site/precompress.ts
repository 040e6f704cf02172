import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);

/** Smaller files gain nothing from a second copy. */
const smallest = 1024;

/** Puts a `.br` file beside each text file of the build, so that the server compresses nothing itself. */
export function precompress(): Plugin {
  return {
    name: 'shuyuan:precompress',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // Last of all: until then chunks still carry marks that the bundler fills in.
      order: 'post',
      async handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (!/\.(js|css|html|svg|json)$/.test(file.fileName)) continue;
          const content = Buffer.from(file.type === 'chunk' ? file.code : file.source);
          if (content.length < smallest) continue;
          const source = await compress(content, {
            params: {
              [constants.BROTLI_PARAM_QUALITY]: 11,
              [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
            },
          });
          this.emitFile({ type: 'asset', fileName: `${file.fileName}.br`, source });
        }
      },
    },
  };
}
