import { randomFrom } from '../../tests/fixtures/random';

const WORDS = (
  'table row column policy index query role schema function trigger view user session token bucket ' +
  'object channel message event client server key value request answer error limit page list filter ' +
  'the a each every this that with without before after under over reads writes returns holds needs ' +
  'keeps sends checks allows refuses creates removes first next last small large fast slow safe'
).split(' ');

/** On the first screen of a phone. */
const TABS = `<Tabs label="Package manager">
<Tab label="npm">

\`\`\`bash
$ npm install @supabase/supabase-js
\`\`\`

</Tab>
<Tab label="pnpm">

\`\`\`bash
$ pnpm add @supabase/supabase-js
\`\`\`

</Tab>
</Tabs>
`;

/** By file name. */
export function generatedGuides(count: number): Map<string, string> {
  return new Map(
    Array.from({ length: count }, (_, index) => [`bench-${index}`, syntheticGuide(index)]),
  );
}

/** About 14 KB: a tab set, and 20 sections with a code block each. Always the same for an index. */
function syntheticGuide(index: number): string {
  const next = randomFrom(index + 1);
  const word = () => WORDS[Math.floor(next() * WORDS.length)]!;
  const words = (count: number) => Array.from({ length: count }, word).join(' ');
  const sentence = () => {
    const text = words(8 + Math.floor(next() * 8));
    return `${text[0]!.toUpperCase()}${text.slice(1)}.`;
  };
  const paragraph = (count: number) => Array.from({ length: count }, sentence).join(' ');

  const code = [
    () => `\`\`\`ts title="${word()}.ts"
import { createClient } from '@supabase/supabase-js'

const supabase = createClient(process.env.URL!, process.env.KEY!)

export async function ${word()}_${index}(id: number) {
  const { data, error } = await supabase
    .from('${word()}s')
    .select('id, ${word()}, ${word()}')
    .eq('${word()}', id)
  if (error) throw error
  return data
}
\`\`\``,
    () => `\`\`\`sql
create table ${word()}s_${index} (
  id bigint generated always as identity primary key,
  ${word()}_name text not null,
  created_at timestamptz default now()
);
create policy "${words(3)}" on ${word()}s_${index}
  for select using ((select auth.uid()) = ${word()}_id);
\`\`\``,
    () => `\`\`\`bash
$ supabase migration new ${word()}_${word()}
$ supabase db reset --${word()} ${index}
\`\`\``,
    () => `\`\`\`json
{ "${word()}": ${index}, "${word()}": ["${word()}", "${word()}"], "${word()}": { "id": null } }
\`\`\``,
  ];
  const block = (number: number) =>
    `## ${words(3)} ${number}\n\n${paragraph(4)}\n\n${code[number % code.length]!()}\n\n` +
    `- ${sentence()}\n- \`${word()}\` ${sentence()}\n`;
  return `---
title: Bench guide ${index}
description: A generated guide with ${words(8)} that measures how long a build takes.
---

${TABS}
${Array.from({ length: 20 }, (_, number) => block(number)).join('\n')}`;
}
