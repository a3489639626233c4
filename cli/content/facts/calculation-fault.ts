import { calculate } from '../../../renderer/text/fact-calculation.ts';
import type { Facts } from './facts.ts';

/** Message and hint for a calculation of known facts that has no result. */
export function calculationFault(
  calculation: string,
  facts: Facts,
): { what: string; hint: string } {
  const result = calculate(calculation, (name) => facts.quantity?.(name));
  const fault = 'kind' in result ? result : undefined;
  if (fault?.kind === 'no-number')
    return {
      what: `{${calculation}} cannot be calculated, because {${fault.name}}, "${facts.get(fault.name)}", is not a number`,
      hint: 'Calculate with facts that are numbers in site.config.yaml, or write the words out.',
    };
  if (fault?.kind === 'brackets')
    return {
      what: `{${calculation}} has a bracket without its other half`,
      hint: 'Write each opening bracket with a closing one: {2 * (fees.visit + fees.copy)}.',
    };
  if (fault?.kind === 'below-zero')
    return {
      what: `{${calculation}} is less than zero`,
      hint: 'Swap the two sides if it is a difference; a range is written as two references, such as {fees.copy} to {fees.visit}.',
    };
  if (fault?.kind === 'by-zero')
    return {
      what: `{${calculation}} divides by zero`,
      hint: 'Divide by a fact or number that is not zero.',
    };
  return {
    what: `{${calculation}} mixes money and plain numbers`,
    hint: 'Money can be added to money, and multiplied or divided by numbers. Give an amount a name of its own in site.config.yaml.',
  };
}
