import { createHash } from 'node:crypto';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files of a worker of their own go first, the longest before others; those that share workers follow in an order that the seed decides. */
export class SharedFilesShuffled extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { seed } = this.ctx.config.sequence;
    const place = ({ moduleId }: TestSpecification) =>
      createHash('sha1').update(`${seed} ${moduleId}`).digest('hex');
    const isAlone = ({ project }: TestSpecification) => project.config.isolate;
    const byLength = await super.sort(files);
    const shared = byLength.filter((file) => !isAlone(file));
    return [
      ...byLength.filter(isAlone),
      ...shared.toSorted((one, other) => (place(one) < place(other) ? -1 : 1)),
    ];
  }
}
