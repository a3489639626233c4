/** Coefficients for g = 7 (W. H. Press et al., Numerical Recipes, 3rd edition, 6.1; P. Godfrey, 2001). */
const G = 7;
const COEFFICIENTS = [
  0.9999999999998099, 676.5203681218851, -1259.1392167224028, 771.3234287776531, -176.6150291621406,
  12.507343278686905, -0.13857109526572012, 9.984369578019572e-6, 1.5056327351493116e-7,
];

/** The natural logarithm of the gamma function by Lanczos' approximation; `x` must be above 0. */
export function logGamma(x: number): number {
  if (x < 0.5) return Math.log(Math.PI / Math.sin(Math.PI * x)) - logGamma(1 - x);
  const sum = COEFFICIENTS.reduce(
    (total, coefficient, index) =>
      total + (index === 0 ? coefficient : coefficient / (x - 1 + index)),
    0,
  );
  const base = x + G - 0.5;
  return Math.log(Math.sqrt(2 * Math.PI) * sum) + (x - 0.5) * Math.log(base) - base;
}

/** The natural logarithm of the multivariate beta function. */
export function logBeta(parameters: readonly number[]): number {
  const total = parameters.reduce((sum, one) => sum + one, 0);
  return parameters.reduce((sum, one) => sum + logGamma(one), 0) - logGamma(total);
}
