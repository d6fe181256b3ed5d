import type { Operation } from './operations';
import type { Shape } from '../signatures/shapes';

type Correct = (operation: Operation) => Operation;

const CODE_CHALLENGE = { name: 'code_challenge', in: 'query', type: 'string', optional: true };
const SKIP_REDIRECT = { name: 'skip_http_redirect', in: 'query', type: 'boolean', optional: true };
const UPSERT = { name: 'x-upsert', in: 'header', type: 'string', optional: true };
const INVITED_AT = { name: 'invited_at', type: 'string', optional: true };

const UNKNOWN_FACTORS = 'The code rejects unknown factors (internal/api/admin.go).';
const INVALID_TOKENS = 'The code rejects invalid tokens (internal/api/auth.go).';

/** Of the APIs' published descriptions, which don't match the reference. */
export const CORRECTIONS: Record<string, [reason: string, correct: Correct]> = {
  'DELETE /admin/users/{userId}': [
    'The code returns an empty object (internal/api/admin.go).',
    withResponse(() => ({ status: 200, fields: [] })),
  ],
  'GET /authorize': [
    "The code reads one more parameter and doesn't require scopes (internal/api/external.go).",
    (operation) => withParams(CODE_CHALLENGE)(withOptionalScopes(operation)),
  ],
  'GET /user/identities/authorize': [
    "The code reads two more parameters and doesn't require scopes (internal/api/identity.go and external.go).",
    (operation) => withParams(CODE_CHALLENGE, SKIP_REDIRECT)(withOptionalScopes(operation)),
  ],
  'POST /invite': [
    'The code sets and returns this field (internal/api/mail.go).',
    withResponse((response) => ({ ...response, fields: [...response.fields, INVITED_AT] })),
  ],
  'PUT /admin/users/{userId}': [
    'The code rejects weak passwords (internal/api/admin.go).',
    withStatus(422),
  ],
  'DELETE /object/{bucketName}': [
    'The code returns the deleted rows without their bucket (src/storage/database/pg.ts).',
    withoutFields('buckets'),
  ],
  'POST /object/copy': [
    'The code returns the new row without its bucket (src/storage/object.ts).',
    withoutFields('buckets'),
  ],
  'POST /object/list/{bucketName}': [
    'The code returns the columns of storage.search() (src/storage/database/pg.ts).',
    withoutFields('bucket_id', 'owner', 'owner_id', 'version', 'user_metadata', 'buckets'),
  ],
  'POST /object/upload/sign/{bucketName}/{wildcard}': [
    'The code reads this header (src/http/routes/object/getSignedUploadURL.ts).',
    withParams(UPSERT),
  ],
  'POST /factors/{factorId}/challenge': [
    `The browser's WebAuthn API defines the members of publicKey. ${UNKNOWN_FACTORS}`,
    ({ responses, ...operation }) =>
      withStatus(404)({
        ...operation,
        responses: responses.map(({ fields, variants, ...response }) => ({
          ...response,
          fields: closeField(fields, 'publicKey'),
          ...(variants && { variants: variants.map((shapes) => closeField(shapes, 'publicKey')) }),
        })),
      }),
  ],
  'POST /factors/{factorId}/verify': [UNKNOWN_FACTORS, withStatus(404)],
  'DELETE /factors/{factorId}': [UNKNOWN_FACTORS, withStatus(404)],
  'GET /reauthenticate': [
    'The code rejects unconfirmed users (internal/api/reauthenticate.go).',
    withStatus(422),
  ],
  'POST /logout': [INVALID_TOKENS, withStatus(403)],
  'GET /oauth/authorizations/{authorization_id}': [INVALID_TOKENS, withStatus(403)],
  'POST /oauth/authorizations/{authorization_id}/consent': [INVALID_TOKENS, withStatus(403)],
};

export function correctOperations(operations: Operation[]): Operation[] {
  return operations.map((operation) => {
    const [, correct] = CORRECTIONS[`${operation.method} ${operation.path}`] ?? [];
    return correct?.(operation) ?? operation;
  });
}

type Response = Operation['responses'][number];

/** Changes the response of success. */
function withResponse(change: (response: Response) => Response): Correct {
  return ({ responses, ...operation }) => ({
    ...operation,
    responses: responses.map((item) => (item.status === 200 ? change(item) : item)),
  });
}

function withStatus(status: number): Correct {
  return (operation) => ({
    ...operation,
    responses: [...operation.responses, { status, fields: [] }],
  });
}

function withoutFields(...names: string[]): Correct {
  return ({ responses, ...operation }) => ({
    ...operation,
    responses: responses.map(({ fields, ...response }) => ({
      ...response,
      fields: fields.filter(({ name }) => !name || !names.includes(name)),
    })),
  });
}

function withParams(...added: Shape[]): Correct {
  return (operation) => ({ ...operation, params: [...operation.params, ...added] });
}

function withOptionalScopes({ params, ...operation }: Operation): Operation {
  return {
    ...operation,
    params: params.map((item) => (item.name === 'scopes' ? { ...item, optional: true } : item)),
  };
}

function closeField(shapes: Shape[], name: string): Shape[] {
  return shapes.map(({ properties, variants, ...shape }) => ({
    ...shape,
    ...(properties && shape.name !== name && { properties: closeField(properties, name) }),
    ...(variants && { variants: variants.map((items) => closeField(items, name)) }),
  }));
}
