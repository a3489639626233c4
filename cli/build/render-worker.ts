import { answerBatches } from '../system/batch-threads.ts';
import { createLandingRenderer } from './landing-renderer.ts';

/** A thread of the render pool: renders landings. */
answerBatches(createLandingRenderer);
