import type { Landing } from '../../../schemas/landing.ts';
import { inlineSection } from '../../../schemas/section-order.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { report, type SourceFile } from '../source-file.ts';
import type { Path } from '../value-path.ts';
import type { Locate } from '../yaml/yaml-document.ts';

type Plan = Landing['plan'];

/** A landing or a data page. */
type FileWithPlans = { plan?: Plan } & Pick<Landing, 'sections'>;

/** Every plan of a file with its path: the one at the top level, and those among its sections. */
function* plansOf({ plan, sections = [] }: FileWithPlans): Generator<[Path, Plan]> {
  if (plan) yield [['plan'], plan];
  for (const [index, entry] of sections.entries()) {
    if (typeof entry === 'string') continue;
    const { name, block } = inlineSection(entry);
    if (name === 'plan') yield [['sections', index, 'plan'], block as Plan];
  }
}

/** Reports steps of a plan whose number does not match their position. */
export function checkPlans(file: FileWithPlans, source: SourceFile, locate: Locate): Diagnostic[] {
  return [...plansOf(file)].flatMap(([path, plan]) =>
    plan.flatMap(({ number }, index) =>
      number === index + 1
        ? []
        : report(source, {
            range: locate([...path, index, 'number'], 'value'),
            rule: 'shape/order',
            message: `This is step ${index + 1} of the plan, but its number is ${number}.`,
            hint: `Write number: ${index + 1}, or move the step.`,
          }),
    ),
  );
}
