import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';

/** The lowest severity of csp-evaluator above "info". */
const MILDEST_FAULT = 50;

/**
 * That `'self'` is dangerous on hosts with third-party scripts or uploads does not apply to a site without either.
 */
const isAdvice = ({ severity, value }) => severity > MILDEST_FAULT || value === "'self'";

/** Content policies in a `_headers` file, with the addresses that each applies to. */
function readPolicies(text) {
  let addresses = '';
  return text.split('\n').flatMap((line) => {
    if (/^\S/.test(line)) addresses = line.trim();
    const policy = /^\s+Content-Security-Policy:(.*)$/i.exec(line)?.[1];
    return policy === undefined ? [] : [{ addresses, policy: policy.trim() }];
  });
}

/**
 * Audits the content policies that the host sends.
 *
 * @param {{ folder: string }} site
 * @returns {Promise<{ checked: string, findings: { page: string, detail: string }[], advice: string[] }>}
 */
export async function auditPolicy({ folder }) {
  const policies = readPolicies(readFileSync(join(folder, '_headers'), 'utf8'));
  const said = policies.flatMap(({ addresses, policy }) =>
    new CspEvaluator(new CspParser(policy).csp)
      .evaluate()
      .map(({ severity, directive, value = '', description }) => ({
        advice: isAdvice({ severity, value }),
        page: addresses,
        detail: `${Severity[severity]} ${directive} ${value}: ${description}`,
      })),
  );
  const findings = said.filter(({ advice }) => !advice);
  if (!policies.some(({ addresses }) => addresses === '/*'))
    findings.push({ page: '/*', detail: 'No content policy for all pages in _headers' });
  return {
    checked: `content policies in _headers: ${policies.length}`,
    findings: findings.map(({ page, detail }) => ({ page, detail })),
    advice: said.filter(({ advice }) => advice).map(({ detail }) => detail),
  };
}
