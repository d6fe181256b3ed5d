/** The part of a text that quotes the most of an error message. */
export interface Quote {
  part: number;
  /** From 0 for none of the message to 1 for all of it in the same order. */
  share: number;
}

/** How much it counts that words are next to each other. The rest is for words anywhere in the part. */
const IN_ORDER = 0.7;

const plainParts = new WeakMap<readonly string[], readonly string[]>();

/** Returns the part of a text that quotes the most of a message, the first of them if there are several. */
export function bestQuote(parts: readonly string[], message: readonly string[]): Quote {
  let plain = plainParts.get(parts);
  if (!plain) plainParts.set(parts, (plain = parts.map((part) => ` ${plainWords(part)} `)));
  let best: Quote = { part: 0, share: 0 };
  plain.forEach((text, part) => {
    const share = shareOf(text, message);
    if (share > best.share) best = { part, share };
  });
  return best;
}

/** Returns a text in lower case, without punctuation. Names with underscores stay in one piece. */
export function plainWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_]+/gu, ' ')
    .trim();
}

/** Returns how much of a message is in a text. Long words count more than short ones. */
function shareOf(text: string, message: readonly string[]): number {
  let total = 0;
  let found = 0;
  let longest = 0;
  let run = '';
  for (const word of message) {
    total += word.length;
    if (text.includes(` ${word} `)) found += word.length;
    const longer = `${run} ${word}`;
    run = text.includes(`${longer} `) ? longer : text.includes(` ${word} `) ? ` ${word}` : '';
    longest = Math.max(longest, lettersIn(run));
  }
  return total === 0 ? 0 : (IN_ORDER * longest + (1 - IN_ORDER) * found) / total;
}

const lettersIn = (run: string) => run.replaceAll(' ', '').length;
