/** What follows a quantity in an example of a bill: "80 dinners at {prices.dinner}". */
const AT_PRICE = /^[^.;!?|]{0,40}?\s(?:at|à|zu|zu je|por|x|×)\s(?:\{|[$€£]?\d)/iu;

/** True for a number of things that a bill multiplies with a price, by the text after it. */
export function isBilled(after: string): boolean {
  return AT_PRICE.test(after);
}
