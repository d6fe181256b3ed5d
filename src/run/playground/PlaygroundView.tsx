import { useState } from 'react';
import { CALLER_TEXT, PLAYGROUND_TEXT, RUN_TEXT } from '../../lib/strings/run';
import { Button } from '../../ui/controls/Button';
import { Tabs } from '../../ui/disclosure/Tabs';
import type { RunLanguage } from '../client/types';
import { CodeEditor } from '../editor/CodeEditor';
import { callersOf, DEFAULT_CALLERS } from '../panel/callers';
import { CallerSwitch } from '../panel/CallerSwitch';
import { Outputs } from '../panel/Outputs';
import type { Project } from '../panel/project';
import { StatusBar } from '../panel/StatusBar';
import { playgroundStyle } from './playground-style';
import { TableList } from './TableList';
import { LANGUAGES, PLAYGROUND_SETUP, usePlayground } from './usePlayground';

interface PlaygroundViewProps {
  project: Project;
  /** SQL that readers can load, with its title. */
  dataSets: { title: string; code: string }[];
}

/** Editors for SQL and JavaScript, the result of the code, and the project's tables. */
export function PlaygroundView({ project, dataSets }: PlaygroundViewProps) {
  const { state, run } = usePlayground(project);
  const [language, setLanguage] = useState<RunLanguage>(LANGUAGES[0]);
  /** The SQL in the editor, until the reader changes it. */
  const [query, setQuery] = useState<string>(PLAYGROUND_TEXT.firstSql);
  const [codes, setCodes] = useState<Record<RunLanguage, string>>({
    sql: query,
    javascript: PLAYGROUND_TEXT.firstScript,
  });
  const [callers, setCallers] = useState(DEFAULT_CALLERS);
  const isBusy = state.name === 'busy';
  const start = (code = codes[language], as = callers[language]) => {
    if (!isBusy) void run(language, code, as);
  };
  const loadData = (data: string) => {
    if (isBusy) return;
    const next = queryOf(data);
    if (codes.sql === query) setCodes({ ...codes, sql: next });
    setQuery(next);
    void run('sql', next, callers.sql, data);
  };
  const editors = LANGUAGES.map((id) => ({
    id,
    label: PLAYGROUND_TEXT[id],
    content: (
      <CodeEditor
        language={id}
        label={PLAYGROUND_TEXT.editor(PLAYGROUND_TEXT[id])}
        code={codes[id]}
        onChange={(code) => setCodes((before) => ({ ...before, [id]: code }))}
        onRun={start}
      />
    ),
  }));
  return (
    <section css={playgroundStyle} aria-label={PLAYGROUND_TEXT.label}>
      <DataButtons {...{ dataSets }} onLoad={loadData} />
      <div className="playground-columns">
        <div className="playground-main">
          <Tabs
            label={PLAYGROUND_TEXT.languages}
            type="underlined"
            active={LANGUAGES[0]}
            onChange={(id) => setLanguage(id as RunLanguage)}
            items={editors}
          />
          <CallerSwitch
            label={CALLER_TEXT.runAs}
            options={callersOf({ language, setup: PLAYGROUND_SETUP })}
            caller={callers[language]}
            onChange={(caller) => {
              setCallers({ ...callers, [language]: caller });
              if (state.last) start(codes[language], caller);
            }}
          />
        </div>
        <TableList tables={state.last?.tables ?? []} />
      </div>
      <div className="playground-result">
        <StatusBar state={state} emptyText={PLAYGROUND_TEXT.empty}>
          <Button
            size="tiny"
            variant={isBusy ? 'default' : 'primary'}
            onClick={() => (isBusy ? void project.stop() : start())}
          >
            {isBusy ? RUN_TEXT.stop : RUN_TEXT.run}
          </Button>
          <Button size="tiny" variant="text" onClick={() => project.startOver()}>
            {RUN_TEXT.startOver}
          </Button>
        </StatusBar>
        {state.last && (
          <div className="playground-output" aria-busy={isBusy}>
            <Outputs result={state.last.result} />
          </div>
        )}
      </div>
    </section>
  );
}

/** Returns a query for the table that SQL creates first. */
function queryOf(sql: string): string {
  const [, table = ''] = /create table (?:if not exists )?([\w.]+)/i.exec(sql) ?? [];
  return `select * from ${table};`;
}

interface DataButtonsProps extends Pick<PlaygroundViewProps, 'dataSets'> {
  onLoad: (code: string) => void;
}

/** One button per set of example data. */
function DataButtons({ dataSets, onLoad }: DataButtonsProps) {
  return (
    <div className="playground-data" role="group" aria-label={PLAYGROUND_TEXT.data}>
      {PLAYGROUND_TEXT.load}
      {dataSets.map(({ title, code }) => (
        <Button
          key={title}
          size="tiny"
          aria-label={PLAYGROUND_TEXT.loadLabel(title)}
          onClick={() => onLoad(code)}
        >
          {title}
        </Button>
      ))}
    </div>
  );
}
