import type { ViewRule } from './view-rule.ts';

/** `style/inline`: attributes that the site's policy blocks in every browser. */
export const styleInline: ViewRule = {
  name: 'style/inline',
  severity: 'warning',
  *check({ stopped }) {
    for (const attribute of new Set(stopped)) {
      const name = attribute.slice(0, attribute.indexOf('='));
      const message = `The security policy of the site stops ${attribute}, so it has no effect.`;
      const hint =
        name === 'style'
          ? 'Put it into a css file beside the component, under a class.'
          : 'Listen in a script: site/site.client.ts takes islands.';
      yield { trace: { code: new RegExp(`\\b${name}=`, 'i') }, message, hint };
    }
  },
};
