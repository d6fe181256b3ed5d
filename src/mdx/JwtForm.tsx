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
import { JWT_FORM_TEXT } from '../lib/strings/widgets';
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
    font-size: 0.8125rem;
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
  // eslint-disable-next-line no-restricted-syntax -- the name of a Postgres role
  { value: 'anon', label: 'anon', description: JWT_FORM_TEXT.anon },
  // eslint-disable-next-line no-restricted-syntax -- the name of a Postgres role
  { value: 'service_role', label: 'service_role', description: JWT_FORM_TEXT.serviceRole },
];

const formatPayload = (role: JwtRole) => JSON.stringify(jwtPayload(role, new Date()), null, 2);

/** Updates the token after every change. */
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
      aria-label={JWT_FORM_TEXT.label}
      noValidate
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="jwt-secret">
        <Input
          label={JWT_FORM_TEXT.secret}
          description={JWT_FORM_TEXT.secretDescription}
          value={secret}
          onChange={setSecret}
          error={secret === '' ? undefined : secretError(secret)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button size="small" onClick={() => setSecret(randomSecret())}>
          {JWT_FORM_TEXT.generate}
        </Button>
      </div>
      <RadioGroup label={JWT_FORM_TEXT.role} options={ROLES} value={role} onChange={changeRole} />
      <Textarea
        label={JWT_FORM_TEXT.payload}
        description={JWT_FORM_TEXT.payloadDescription}
        value={payload}
        onChange={setPayload}
        error={payloadError(payload)}
        rows={6}
        spellCheck={false}
      />
      <Input
        label={JWT_FORM_TEXT.token}
        placeholder={JWT_FORM_TEXT.noToken}
        value={token}
        readOnly
        copy={token !== ''}
      />
    </form>
  );
}

/** Empty if the secret or the payload is invalid. */
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
