import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import type { JwtRole } from '../lib/jwt';
import {
  JWT_ROLES,
  jwtPayload,
  payloadDiagnostic,
  randomSecret,
  secretDiagnostic,
  signJwt,
} from '../lib/jwt';
import { Button } from '../ui/controls/Button';
import { Input } from '../ui/controls/Input';
import { RadioGroup } from '../ui/controls/RadioGroup';
import { Textarea } from '../ui/controls/Textarea';

const style = css`
  display: grid;
  gap: 1.125rem;
  margin-bottom: 1.25rem;
  textarea {
    font-family: var(--font-code);
    font-size: 0.84375rem;
  }
  .jwt-secret {
    display: grid;
    gap: 0.5rem;
    justify-items: start;
    > div {
      width: 100%;
    }
  }
`;

const ROLES = [
  { value: 'anon', label: 'anon', description: 'For clients; row level security decides' },
  { value: 'service_role', label: 'service_role', description: 'For servers; sees everything' },
];

const written = (role: JwtRole) => JSON.stringify(jwtPayload(role, new Date()), null, 2);

/** The form of the generator; the token follows each change. */
export function JwtForm() {
  const [secret, setSecret] = useState('');
  const [role, setRole] = useState<JwtRole>('anon');
  const [payload, setPayload] = useState(() => written('anon'));
  const token = useToken(secret, payload);

  const choose = (value: string) => {
    const next = JWT_ROLES.find((known) => known === value) ?? 'anon';
    setRole(next);
    setPayload(written(next));
  };
  return (
    <form
      css={style}
      aria-label="JWT generator"
      noValidate
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="jwt-secret">
        <Input
          label="JWT secret"
          description="Stays in this page: it is neither sent nor stored."
          value={secret}
          onChange={setSecret}
          error={secret === '' ? undefined : secretDiagnostic(secret)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button size="small" onClick={() => setSecret(randomSecret())}>
          Make a secret
        </Button>
      </div>
      <RadioGroup label="Role" options={ROLES} value={role} onChange={choose} />
      <Textarea
        label="Payload"
        description="iat and exp are seconds since 1970."
        value={payload}
        onChange={setPayload}
        error={payloadDiagnostic(payload)}
        rows={6}
        spellCheck={false}
      />
      <Input
        label="Token"
        placeholder="Enter a secret first"
        value={token}
        readOnly
        copy={token !== ''}
      />
    </form>
  );
}

/** The token of a secret and a payload; empty while one of them is not usable. */
function useToken(secret: string, payload: string): string {
  const usable = !secretDiagnostic(secret) && !payloadDiagnostic(payload);
  const [signed, setSigned] = useState({ of: '', token: '' });
  const of = `${secret}\n${payload}`;
  useEffect(() => {
    let late = false;
    if (usable) {
      void signJwt(payload, secret).then((token) => late || setSigned({ of, token }));
    }
    return () => {
      late = true;
    };
  }, [usable, of, payload, secret]);
  return usable && signed.of === of ? signed.token : '';
}
