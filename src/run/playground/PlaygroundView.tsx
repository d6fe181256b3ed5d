import { useEffect, useRef, useState } from 'react';
import { CALLER_TEXT, LINK_PROBLEMS, PLAYGROUND_TEXT } from '../../lib/strings/run';
import { RUN_TEXT, TYPES_TEXT } from '../../lib/strings/run';
import { Button } from '../../ui/controls/Button';
import { Alert } from '../../ui/disclosure/Alert';
import { Tabs } from '../../ui/disclosure/Tabs';
import type { LinkProblem, SharedCode } from '../client/shared-code';
import type { RunLanguage } from '../client/types';
import { CodeEditor } from '../editor/CodeEditor';
import { callersOf, DEFAULT_CALLERS, policyQuery } from '../panel/callers';
import { CallerSwitch } from '../panel/CallerSwitch';
import { Outputs } from '../panel/Outputs';
import type { Project } from '../panel/project';
import { StatusBar } from '../panel/StatusBar';
import { playgroundStyle } from './playground-style';
import { SchemaProblems } from './SchemaProblems';
import { isDatabaseTypes, TypesError } from './read-types';
import { ShareButtons } from './ShareButtons';
import { TableList } from './TableList';
import { typesToSql } from './types-to-sql';
import { LANGUAGES, PLAYGROUND_SETUP, usePlayground } from './usePlayground';

interface PlaygroundViewProps {
  project: Project;
  /** In a new project, queries use the first one. */
  dataSets: { title: string; code: string }[];
  /** Only runs when the reader runs it. */
  shared?: SharedCode | LinkProblem | undefined;
}

const EMPTY: Pick<SharedCode, 'setup' | 'data'> = { setup: PLAYGROUND_SETUP, data: [] };
const ANON = DEFAULT_CALLERS.javascript;

export function PlaygroundView({ project, dataSets, shared }: PlaygroundViewProps) {
  const opened = typeof shared === 'object' ? shared : undefined;
  const { setup, data } = opened ?? EMPTY;
  const { state, run } = usePlayground(project, { setup, data });
  const [language, setLanguage] = useState<RunLanguage>(opened?.language ?? 'sql');
  const first = opened ? '' : dataSets[0]!.code;
  const [query, setQuery] = useState(first && queryOf(first));
  const [codes, setCodes] = useState<Record<RunLanguage, string>>({
    sql: query,
    javascript: PLAYGROUND_TEXT.firstScript,
    ...(opened && { [opened.language]: opened.code }),
  });
  const [callers, setCallers] = useState(
    first ? { ...DEFAULT_CALLERS, sql: ANON } : DEFAULT_CALLERS,
  );
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (shared) section.current?.scrollIntoView();
  }, [shared]);
  /** The SQL of types that the reader has run, or why they can't be read. */
  const [types, setTypes] = useState<TypesResult>();
  const isBusy = state.name === 'busy';
  const isNew = first !== '' && !state.last;
  const start = (code = codes[language], as = callers[language]) => {
    if (isBusy) return;
    const read = language === 'sql' && isDatabaseTypes(code) ? readTypes(code) : undefined;
    if (read) setTypes(read);
    if (read?.sql) {
      setCodes({ ...codes, sql: read.sql });
      void run('sql', read.sql, DEFAULT_CALLERS.sql);
    } else if (isNew && createsTable(code)) {
      setCallers({ ...callers, sql: DEFAULT_CALLERS.sql });
      void run('sql', code, DEFAULT_CALLERS.sql);
    } else if (!read) void run(language, code, as, isNew ? first : '');
  };
  const loadData = (data: string) => {
    if (isBusy) return;
    const next = queryOf(data);
    if (codes.sql === query) setCodes({ ...codes, sql: next });
    setQuery(next);
    // Policies don't apply to `postgres`.
    const caller = policyQuery(data) ? ANON : DEFAULT_CALLERS.sql;
    setCallers({ ...callers, sql: caller });
    void run('sql', next, caller, data);
  };
  // The database of a guide's examples has no API.
  const editors = LANGUAGES.filter((id) => setup.hasApi || id === 'sql').map((id) => ({
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
  const ran = state.last?.ran ?? (first ? [first] : data);
  const tables = state.last?.tables ?? [];
  const isAboutTypes = types !== undefined && codes.sql === (types.sql ?? types.code);
  return (
    <section css={playgroundStyle} ref={section} aria-label={PLAYGROUND_TEXT.label}>
      {typeof shared === 'string' && <Alert variant="warning">{LINK_PROBLEMS[shared]}</Alert>}
      <DataButtons {...{ dataSets }} onLoad={loadData} />
      <FirstCode codes={[...setup.sql, ...data]} />
      <div className="playground-columns">
        <div className="playground-main">
          <Tabs
            label={PLAYGROUND_TEXT.languages}
            type="underlined"
            active={language}
            onChange={(id) => setLanguage(id as RunLanguage)}
            items={editors}
          />
          <CallerSwitch
            label={CALLER_TEXT.runAs}
            options={callersOf({ language, setup })}
            caller={callers[language]}
            onChange={(caller) => {
              setCallers({ ...callers, [language]: caller });
              if (state.last) start(codes[language], caller);
            }}
          />
          {isAboutTypes && <Alert variant={types.sql ? 'info' : 'warning'}>{types.text}</Alert>}
        </div>
        <div className="playground-result">
          <StatusBar
            {...{ state, project }}
            onRun={() => start()}
            emptyText={PLAYGROUND_TEXT.empty}
            more={
              <ShareButtons
                shared={{ language, code: codes[language], setup, data: ran }}
                hasRun={state.last !== undefined}
              />
            }
          >
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
        <TableList tables={tables} />
      </div>
      {!isAboutTypes && <SchemaProblems tables={tables} />}
    </section>
  );
}

interface TypesResult {
  code: string;
  sql?: string;
  text: string;
}

/** Without `sql`, the text says why. */
function readTypes(code: string): TypesResult {
  try {
    const { sql, tables } = typesToSql(code);
    if (tables === 0) return { code, text: TYPES_TEXT.none };
    return { code, sql, text: TYPES_TEXT.created(tables) };
  } catch (error) {
    if (error instanceof TypesError) return { code, text: TYPES_TEXT.wrong(error.line) };
    throw error;
  }
}

/** Only `postgres` can, and its tables could have the names of the example data's. */
const createsTable = (sql: string) => /\bcreate table\b/i.test(sql);

/** For the table that SQL creates first. */
function queryOf(sql: string): string {
  const [, table = ''] = /create table (?:if not exists )?([\w.]+)/i.exec(sql) ?? [];
  return `select * from ${table};`;
}

interface DataButtonsProps extends Pick<PlaygroundViewProps, 'dataSets'> {
  onLoad: (code: string) => void;
}

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

function FirstCode({ codes }: { codes: string[] }) {
  if (codes.length === 0) return null;
  return (
    <details className="playground-first">
      <summary className="signed">{PLAYGROUND_TEXT.first}</summary>
      <pre tabIndex={0} translate="no">
        {codes.join('\n\n')}
      </pre>
    </details>
  );
}
