import type { Operation } from './operations';
import type { Shape } from '../signatures/shapes';

/** Of an API's published description, which doesn't match the reference. */
interface Correction {
  operation: string;
  reason: string;
  correct(operation: Operation): Operation;
}

const CODE_CHALLENGE = { name: 'code_challenge', in: 'query', type: 'string', optional: true };
const INVITED_AT = { name: 'invited_at', type: 'string', optional: true };

export const CORRECTIONS: Correction[] = [
  {
    operation: 'DELETE /admin/users/{userId}',
    reason: 'The code returns an empty object (internal/api/admin.go).',
    correct: (operation) => ({
      ...operation,
      responses: operation.responses.map((response) =>
        response.status === 200 ? { status: 200, fields: [] } : response,
      ),
    }),
  },
  {
    operation: 'GET /authorize',
    reason:
      "The code reads one more parameter and doesn't require scopes (internal/api/external.go).",
    correct: ({ params, ...operation }) => ({
      ...operation,
      params: [...withOptionalScopes(params), CODE_CHALLENGE],
    }),
  },
  {
    operation: 'GET /user/identities/authorize',
    reason:
      "The code reads two more parameters and doesn't require scopes (internal/api/identity.go and external.go).",
    correct: ({ params, ...operation }) => ({
      ...operation,
      params: [
        ...withOptionalScopes(params),
        CODE_CHALLENGE,
        { name: 'skip_http_redirect', in: 'query', type: 'boolean', optional: true },
      ],
    }),
  },
  {
    operation: 'POST /invite',
    reason: 'The code sets and returns this field (internal/api/mail.go).',
    correct: ({ responses, ...operation }) => ({
      ...operation,
      responses: responses.map((response) =>
        response.status === 200
          ? { ...response, fields: [...response.fields, INVITED_AT] }
          : response,
      ),
    }),
  },
  {
    operation: 'PUT /admin/users/{userId}',
    reason: 'The code rejects weak passwords (internal/api/admin.go).',
    correct: withStatus(422),
  },
  {
    operation: 'DELETE /object/{bucketName}',
    reason: 'The code returns the deleted rows without their bucket (src/storage/database/pg.ts).',
    correct: withoutFields(['buckets']),
  },
  {
    operation: 'POST /object/copy',
    reason: 'The code returns the new row without its bucket (src/storage/object.ts).',
    correct: withoutFields(['buckets']),
  },
  {
    operation: 'POST /object/list/{bucketName}',
    reason: 'The code returns the columns of storage.search() (src/storage/database/pg.ts).',
    correct: withoutFields([
      'bucket_id',
      'owner',
      'owner_id',
      'version',
      'user_metadata',
      'buckets',
    ]),
  },
  {
    operation: 'POST /object/upload/sign/{bucketName}/{wildcard}',
    reason: 'The code reads this header (src/http/routes/object/getSignedUploadURL.ts).',
    correct: ({ params, ...operation }) => ({
      ...operation,
      params: [...params, { name: 'x-upsert', in: 'header', type: 'string', optional: true }],
    }),
  },
  {
    operation: 'POST /factors/{factorId}/challenge',
    reason:
      "The browser's WebAuthn API defines the members of publicKey. The code rejects unknown factors (internal/api/admin.go).",
    correct: ({ responses, ...operation }) =>
      withStatus(404)({
        ...operation,
        responses: responses.map(({ fields, variants, ...response }) => ({
          ...response,
          fields: closeField(fields, 'publicKey'),
          ...(variants && { variants: variants.map((shapes) => closeField(shapes, 'publicKey')) }),
        })),
      }),
  },
  {
    operation: 'POST /factors/{factorId}/verify',
    reason: 'The code rejects unknown factors (internal/api/admin.go).',
    correct: withStatus(404),
  },
  {
    operation: 'DELETE /factors/{factorId}',
    reason: 'The code rejects unknown factors (internal/api/admin.go).',
    correct: withStatus(404),
  },
  {
    operation: 'GET /reauthenticate',
    reason: 'The code rejects unconfirmed users (internal/api/reauthenticate.go).',
    correct: withStatus(422),
  },
  {
    operation: 'POST /logout',
    reason: 'The code rejects invalid tokens (internal/api/auth.go).',
    correct: withStatus(403),
  },
  {
    operation: 'GET /oauth/authorizations/{authorization_id}',
    reason: 'The code rejects invalid tokens (internal/api/auth.go).',
    correct: withStatus(403),
  },
  {
    operation: 'POST /oauth/authorizations/{authorization_id}/consent',
    reason: 'The code rejects invalid tokens (internal/api/auth.go).',
    correct: withStatus(403),
  },
];

export function correctOperations(operations: Operation[]): Operation[] {
  return operations.map((operation) => {
    const name = `${operation.method} ${operation.path}`;
    return CORRECTIONS.find((item) => item.operation === name)?.correct(operation) ?? operation;
  });
}

function withStatus(status: number): Correction['correct'] {
  return ({ responses, ...operation }) => ({
    ...operation,
    responses: [...responses, { status, fields: [] }],
  });
}

function withoutFields(names: string[]): Correction['correct'] {
  return ({ responses, ...operation }) => ({
    ...operation,
    responses: responses.map(({ fields, ...response }) => ({
      ...response,
      fields: fields.filter(({ name }) => !name || !names.includes(name)),
    })),
  });
}

function withOptionalScopes(params: Operation['params']): Operation['params'] {
  return params.map((param) => (param.name === 'scopes' ? { ...param, optional: true } : param));
}

function closeField(shapes: Shape[], name: string): Shape[] {
  return shapes.map(({ properties, variants, ...shape }) => ({
    ...shape,
    ...(properties && shape.name !== name && { properties: closeField(properties, name) }),
    ...(variants && { variants: variants.map((items) => closeField(items, name)) }),
  }));
}
