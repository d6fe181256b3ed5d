// Gatsby's state machine of the preview uses these actions. They aren't part of its API.
import { buildActions } from 'gatsby/dist/state-machines/develop/actions';

const COUNT = 'nodesMutatedDuringQueryRunRecompileCount';

/**
 * Lets writers save faster than the preview rebuilds. Gatsby ends the preview if nodes change during
 * seven rebuilds in a row, because it mistakes that for an endless loop. The returned function records
 * that a file has changed, so Gatsby restarts its count.
 *
 * @throws If this version of Gatsby counts its rebuilds differently.
 */
export function resetLimitOnEdit(): () => void {
  const { assignment } = buildActions.incrementRecompileCount;
  const increment = assignment[COUNT];
  if (typeof increment !== 'function') {
    throw new Error("Gatsby's preview has changed: update src/node/preview/rebuild-limit.ts");
  }
  let hasEdits = false;
  assignment[COUNT] = (context) => {
    const count = hasEdits ? 0 : increment(context);
    hasEdits = false;
    return count;
  };
  return () => {
    hasEdits = true;
  };
}
