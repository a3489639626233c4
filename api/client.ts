/** Exports of `touchdown/client`, for site code that runs in the browser. */
export {
  type ClientDefinition,
  defineClient,
  type OwnersArea,
} from '../renderer/client/define-client.ts';
