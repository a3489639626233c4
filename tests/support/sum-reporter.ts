import type { Reporter, TestModule } from 'vitest/node';

/** Tells the seed of a run, and summarizes it in its last line. */
export default class SumReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const states = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => test.result().state),
    );
    const count = (state: string) => states.filter((one) => one === state).length;
    console.log(
      `PROPERTY_SEED=${process.env.PROPERTY_SEED} takes the same samples and turns again.`,
    );
    console.log(`${count('passed')} passed, ${count('failed')} failed`);
  }
}
