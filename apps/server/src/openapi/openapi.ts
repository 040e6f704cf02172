import { contract, type Endpoint } from '@shuyuan/api-client/contract';
import * as z from 'zod/mini';
import { hoistDefinitions } from './hoist-definitions.ts';

type Schema = Record<string, unknown>;

const refused = { $ref: '#/components/responses/Refused' };

/** The contract as an OpenAPI 3.1 document, each answer in its envelope. */
export function openApiDocument(publicUrl: string, version: string) {
  const { part: calls, schemas } = hoistDefinitions(paths());
  return {
    openapi: '3.1.0',
    info: {
      title: 'Shuyuan',
      version,
      description:
        'Every answer is an envelope {code, message, data}; code 0 is success. Code 1 is a refusal by a rule of ' +
        'the product, with HTTP 200; the codes 400, 401, 403, 404, 409, 429 and 500 travel with that HTTP status.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: publicUrl }],
    tags: Object.keys(contract).map((name) => ({ name })),
    paths: calls,
    components: {
      schemas,
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'An opaque token of a sign-in.' },
      },
      responses: { Refused: { description: 'A refusal.', ...json(envelope({}, { not: { const: 0 } })) } },
    },
  };
}

function paths() {
  const all: Record<string, Record<string, object>> = {};
  const describe = (path: string, method: string, described: object) =>
    void ((all[path] ??= {})[method.toLowerCase()] = described);
  for (const [domain, calls] of Object.entries(contract as Record<string, Record<string, Endpoint>>)) {
    for (const [name, endpoint] of Object.entries(calls)) {
      const described = operation(domain, name, endpoint);
      describe(endpoint.path, endpoint.method, described);
      if (endpoint.alsoAt !== undefined)
        describe(endpoint.alsoAt, endpoint.method, { ...described, operationId: `${domain}.${name}.also` });
    }
  }
  return all;
}

function operation(domain: string, name: string, endpoint: Endpoint) {
  const body = inputSchema(endpoint.body);
  const hasBody = Object.keys(propertiesOf(body)).length > 0;
  return {
    operationId: `${domain}.${name}`,
    tags: [domain],
    summary: endpoint.summary,
    security: security(endpoint),
    ...(endpoint.feature !== undefined && { 'x-feature': endpoint.feature }),
    parameters: [
      ...parameters('path', endpoint.params),
      ...parameters('query', endpoint.query),
      ...headers(endpoint),
    ],
    ...(hasBody ? { requestBody: { required: true, ...(endpoint.takesFile ? fileForm : json(body)) } } : {}),
    responses: {
      200: {
        description: 'The answer, or a refusal with code 1.',
        ...json(envelope(answerSchema(endpoint.answer))),
      },
      default: refused,
    },
  };
}

/** A permission stands where OpenAPI 3.1 has the roles that a token needs. */
function security({ access }: Endpoint) {
  if (access === 'visitor') return [{}, { token: [] }];
  return [{ token: access === 'signed-in' ? [] : [access] }];
}

function parameters(place: 'path' | 'query', schema: Endpoint['params']) {
  const whole = inputSchema(schema);
  const required = (whole['required'] ?? []) as string[];
  return Object.entries(propertiesOf(whole)).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function headers({ idempotent }: Endpoint) {
  if (!idempotent) return [];
  const description =
    'Sending again with the same key answers the first answer instead of doing the work again.';
  const schema = { type: 'string', minLength: 1, maxLength: 200 };
  return [{ name: 'Idempotency-Key', in: 'header', required: false, description, schema }];
}

function envelope(data: Schema, code: Schema = { enum: [0, 1] }): Schema {
  return {
    type: 'object',
    required: ['code', 'message', 'data'],
    properties: { code: { type: 'integer', ...code }, message: { type: 'string' }, data },
  };
}

const fileForm = {
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object',
        required: ['file'],
        properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' } },
      },
    },
  },
};
const json = (schema: Schema) => ({ content: { 'application/json': { schema } } });
const inputSchema = (schema: z.ZodMiniType) => toSchema(schema, 'input');
const answerSchema = (schema: z.ZodMiniType) => toSchema(schema, 'output');

function toSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Schema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io,
    unrepresentable: 'any',
  });
  return rest;
}

function propertiesOf(schema: Schema): Record<string, Schema> {
  return (schema['properties'] ?? {}) as Record<string, Schema>;
}
