// In which order steps run, and how many at a time.

/**
 * Runs steps in the order of the list, as many at a time as the cores allow. Returns their results in that order. `run` starts
 * a step once all steps named in its `after` have passed; if one of them failed, `skip` gives its result instead. Beside
 * a step that runs `alone` only steps that `yield` run. Steps of `after` that are not in the list are ignored.
 */
export function schedule(steps, { cores, run, skip }) {
  const results = new Map();
  const running = new Set();
  const waiting = new Set(steps);
  const known = new Set(steps.map(({ name }) => name));
  const needsOf = ({ after = [] }) => after.filter((name) => known.has(name));
  const isReady = (step) => needsOf(step).every((name) => results.has(name));
  const brokenNeed = (step) => needsOf(step).find((name) => results.get(name)?.failed > 0);
  const free = () => cores - [...running].reduce((sum, step) => sum + step.cores, 0);
  const mayStandBeside = (step, other) => !(step.alone && !other.yields) && !(other.alone && !step.yields);
  const fits = (step) =>
    running.size === 0 ||
    (step.cores <= free() && [...running].every((other) => mayStandBeside(step, other)));

  return new Promise((resolve, reject) => {
    const end = (step, result) => {
      running.delete(step);
      results.set(step.name, result);
      next();
    };
    const start = (step) => {
      waiting.delete(step);
      running.add(step);
      run(step).then((result) => end(step, result), reject);
    };
    const skipBroken = () => {
      const step = [...waiting].find((one) => brokenNeed(one) !== undefined);
      if (!step) return;
      waiting.delete(step);
      results.set(step.name, skip(step, brokenNeed(step)));
      skipBroken();
    };
    const next = () => {
      skipBroken();
      let isHeldUp = false;
      for (const step of [...waiting].filter(isReady)) {
        // A later step does not overtake one that has to wait, unless it yields.
        if (isHeldUp && !step.yields) continue;
        if (fits(step)) start(step);
        else isHeldUp = true;
      }
      if (running.size > 0) return;
      if (waiting.size > 0)
        return reject(
          new Error(`Steps wait for each other: ${[...waiting].map(({ name }) => name).join(', ')}`),
        );
      resolve(steps.map(({ name }) => results.get(name)));
    };
    next();
  });
}
