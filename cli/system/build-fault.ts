/** A build failure that the user can act on: reported without a stack, exit code 1. */
export class BuildFault extends Error {
  override name = 'BuildFault';
}

/** Several failures, each of which the user can act on by itself. */
class BuildFaults extends BuildFault {
  readonly faults: readonly BuildFault[];

  constructor(faults: readonly BuildFault[]) {
    super(faults.map(({ message }) => message).join('\n'));
    this.faults = faults;
  }
}

/** The failures that one stands for, each told by itself. */
export function eachFault(fault: BuildFault): readonly BuildFault[] {
  return fault instanceof BuildFaults ? fault.faults : [fault];
}

/**
 * Fails with everything that was found.
 *
 * @throws BuildFault if there is anything.
 */
export function throwFaults(faults: readonly BuildFault[]): void {
  const [first, ...others] = faults;
  if (first) throw others.length === 0 ? first : new BuildFaults(faults);
}
