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

/** One failure that stands for several; undefined if there are none. */
export function joinedFaults(faults: readonly BuildFault[]): BuildFault | undefined {
  return faults.length > 1 ? new BuildFaults(faults) : faults[0];
}

/**
 * Fails with everything that was found.
 *
 * @throws BuildFault if there is anything.
 */
export function throwFaults(faults: readonly BuildFault[]): void {
  const fault = joinedFaults(faults);
  if (fault) throw fault;
}
