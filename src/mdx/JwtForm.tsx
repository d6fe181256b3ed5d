import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import type { JwtRole } from '../lib/jwt';
import {
  JWT_ROLES,
  jwtPayload,
  payloadError,
  randomSecret,
  secretError,
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
  { value: 'anon', label: 'anon', description: 'For clients. RLS policies apply.' },
  { value: 'service_role', label: 'service_role', description: 'For servers only. Bypasses RLS.' },
];

const formatPayload = (role: JwtRole) => JSON.stringify(jwtPayload(role, new Date()), null, 2);

/** The form of the JWT generator. It updates the token after every change. */
export function JwtForm() {
  const [secret, setSecret] = useState('');
  const [role, setRole] = useState<JwtRole>('anon');
  const [payload, setPayload] = useState(() => formatPayload('anon'));
  const token = useToken(secret, payload);

  const changeRole = (value: string) => {
    const next = JWT_ROLES.find((known) => known === value) ?? 'anon';
    setRole(next);
    setPayload(formatPayload(next));
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
          description="Stays in your browser. It's never sent or stored."
          value={secret}
          onChange={setSecret}
          error={secret === '' ? undefined : secretError(secret)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button size="small" onClick={() => setSecret(randomSecret())}>
          Generate a secret
        </Button>
      </div>
      <RadioGroup label="Role" options={ROLES} value={role} onChange={changeRole} />
      <Textarea
        label="Payload"
        description="iat and exp are Unix timestamps in seconds."
        value={payload}
        onChange={setPayload}
        error={payloadError(payload)}
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

/** Returns the signed token, or an empty string if the secret or the payload is invalid. */
function useToken(secret: string, payload: string): string {
  const isValid = !secretError(secret) && !payloadError(payload);
  const [signed, setSigned] = useState({ input: '', token: '' });
  const input = `${secret}\n${payload}`;
  useEffect(() => {
    let isOutdated = false;
    if (isValid) {
      void signJwt(payload, secret).then((token) => isOutdated || setSigned({ input, token }));
    }
    return () => {
      isOutdated = true;
    };
  }, [isValid, input, payload, secret]);
  return isValid && signed.input === input ? signed.token : '';
}
