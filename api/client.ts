/** What `import … from 'touchdown/client'` offers to the code of a site that runs in the browser. */
export { type ClientDefinition, defineClient } from '../renderer/client/define-client.ts';
