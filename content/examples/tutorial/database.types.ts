export type Database = {
  public: {
    Tables: {
      profiles: {
        Row: {
          id: string
          username: string | null
          full_name: string | null
          website: string | null
          avatar_path: string | null
        }
        Insert: {
          id: string
          username?: string | null
          full_name?: string | null
          website?: string | null
          avatar_path?: string | null
        }
        Update: {
          id?: string
          username?: string | null
          full_name?: string | null
          website?: string | null
          avatar_path?: string | null
        }
        Relationships: []
      }
    }
    Views: Record<never, never>
    Functions: Record<never, never>
  }
}

export type Tables<Name extends keyof Database['public']['Tables']> =
  Database['public']['Tables'][Name]['Row']
