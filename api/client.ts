/** What `import … from 'touchdown/client'` offers to the code of a site that runs in the browser. */
export {
  type ClientDefinition,
  defineClient,
  type OwnersArea,
} from '../renderer/client/define-client.ts';
