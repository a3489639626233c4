import type { CopyFile, RuleFinding } from '../../../content/rule.ts';
import { impliedInCode } from './cookie-notices.ts';
import { listedInCode } from './unasked-advertising.ts';

/** What `law/consent` tells of texts in code, where no form is seen as a whole. */
export function* consentInCode(file: CopyFile): Generator<RuleFinding> {
  yield* listedInCode(file);
  yield* impliedInCode(file);
}
