import type { Undocumented } from '../coverage-listed';

/** Operations of the Auth server without an entry. */
export const UNDOCUMENTED_AUTH: Undocumented[] = [
  {
    reason: 'What a SCIM client asks the server before it begins; no application calls it.',
    names: `
      GET:/scim/v2/ServiceProviderConfig
      GET:/scim/v2/ResourceTypes
      GET:/scim/v2/Schemas
    `,
  },
];

/** Operations of the Storage server without an entry. */
export const UNDOCUMENTED_STORAGE: Undocumented[] = [
  {
    reason: 'Preview: analytics and vector buckets are a public alpha that not every project has.',
    names: `
      POST:/iceberg/bucket
      GET:/iceberg/bucket
      DELETE:/iceberg/bucket/{bucketName}
      GET:/iceberg/v1/config
      POST:/iceberg/v1/{prefix}/namespaces
      GET:/iceberg/v1/{prefix}/namespaces
      HEAD:/iceberg/v1/{prefix}/namespaces/{namespace}
      GET:/iceberg/v1/{prefix}/namespaces/{namespace}
      DELETE:/iceberg/v1/{prefix}/namespaces/{namespace}
      POST:/iceberg/v1/{prefix}/namespaces/{namespace}/tables
      GET:/iceberg/v1/{prefix}/namespaces/{namespace}/tables
      GET:/iceberg/v1/{prefix}/namespaces/{namespace}/tables/{table}
      HEAD:/iceberg/v1/{prefix}/namespaces/{namespace}/tables/{table}
      DELETE:/iceberg/v1/{prefix}/namespaces/{namespace}/tables/{table}
      POST:/iceberg/v1/{prefix}/namespaces/{namespace}/tables/{table}
      POST:/vector/CreateIndex
      POST:/vector/DeleteIndex
      POST:/vector/ListIndexes
      POST:/vector/GetIndex
      POST:/vector/CreateVectorBucket
      POST:/vector/DeleteVectorBucket
      POST:/vector/ListVectorBuckets
      POST:/vector/GetVectorBucket
      POST:/vector/PutVectors
      POST:/vector/QueryVectors
      POST:/vector/DeleteVectors
      POST:/vector/ListVectors
      POST:/vector/GetVectors
    `,
  },
  {
    reason: 'Another address or method of a step of resumable uploads that has an entry.',
    names: `
      POST:/upload/resumable/{wildcard}
      PUT:/upload/resumable/{wildcard}
      OPTIONS:/upload/resumable/{wildcard}
      POST:/upload/resumable/sign/{wildcard}
      PUT:/upload/resumable/sign/{wildcard}
      OPTIONS:/upload/resumable/sign
      OPTIONS:/upload/resumable/sign/{wildcard}
    `,
  },
];
