/** In the format of `supabase gen types`: a part of each construct that it writes. */
export const DATABASE_TYPES = `export type Json =
  | string
  | number
  | boolean
  | null
  | { [key: string]: Json | undefined }
  | Json[]

export type Database = {
  // Allows to automatically instantiate createClient with right options
  // instead of createClient<Database, { PostgrestVersion: 'XX' }>(URL, KEY)
  __InternalSupabase: {
    PostgrestVersion: "14.1"
  }
  graphql_public: {
    Tables: {
      [_ in never]: never
    }
    Views: {
      [_ in never]: never
    }
    Functions: {
      graphql: {
        Args: {
          extensions?: Json
          query?: string
        }
        Returns: Json
      }
    }
    Enums: {
      [_ in never]: never
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
  private: {
    Tables: {
      keys: {
        Row: {
          secret: string
        }
        Insert: {
          secret: string
        }
        Update: {
          secret?: string
        }
        Relationships: []
      }
    }
    Views: {
      [_ in never]: never
    }
    Functions: {
      [_ in never]: never
    }
    Enums: {
      [_ in never]: never
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
  public: {
    Tables: {
      authors: {
        Row: {
          address: Database["public"]["CompositeTypes"]["address"] | null
          bio: Json
          id: string
          is_active: boolean
          mood: Database["public"]["Enums"]["mood"]
          name: string | null
          order: number
          "pen-names": string[]
          score: number
          name_length: number | null
        }
        Insert: {
          address?: Database["public"]["CompositeTypes"]["address"] | null
          bio?: Json
          id?: string
          is_active?: boolean
          mood?: Database["public"]["Enums"]["mood"]
          name?: string | null
          order: number
          "pen-names"?: string[]
          score?: number
        }
        Relationships: []
      }
      books: {
        Row: {
          author_id: string
          id: number
          kind: "novel" | "poem" | null
          parent: number | null
          search: unknown
          serial: number
        }
        Insert: {
          author_id: string
          id?: never
          kind?: "novel" | "poem" | null
          parent?: number | null
          search?: unknown
          serial?: number
        }
        Relationships: [
          {
            foreignKeyName: "books_author_id_fkey"
            columns: ["author_id"]
            isOneToOne: false
            referencedRelation: "authors"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "books_author_id_fkey"
            columns: ["author_id"]
            isOneToOne: false
            referencedRelation: "famous_authors"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "books_parent_fkey"
            columns: ["parent"]
            isOneToOne: false
            referencedRelation: "books"
            referencedColumns: ["id"]
          },
        ]
      }
      covers: {
        Row: {
          book_id: number
          page: number
          title: string
        }
        Insert: {
          book_id: number
          page: number
          title?: string
        }
        Relationships: [
          {
            foreignKeyName: "covers_book_id_fkey"
            columns: ["book_id"]
            isOneToOne: true
            referencedRelation: "books"
            referencedColumns: ["id"]
          },
        ]
      }
      empty: {
        Row: {}
        Insert: {}
        Relationships: []
      }
    }
    Views: {
      famous_authors: {
        Row: {
          id: string | null
          name: string | null
        }
        Insert: {
          id?: string | null
          name?: string | null
        }
        Relationships: []
      }
    }
    Functions: {
      add_days:
        | { Args: { days: number }; Returns: string }
        | { Args: { day: string; days?: number }; Returns: string[] }
      name_length: {
        Args: { "": Database["public"]["Tables"]["authors"]["Row"] }
        Returns: {
          error: true
        } & "the function public.name_length with parameter or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache"
      }
      search_books: {
        Args: { words: string }
        Returns: {
          author_id: string
          id: number
        }[]
        SetofOptions: {
          from: "*"
          to: "books"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      wait: { Args: never; Returns: undefined }
    }
    Enums: {
      mood: "happy" | "it's raining" | 'not "sad"'
      very_long_enum_name:
        | "the first value of an enum that is too long for one line"
        | "the second value"
    }
    CompositeTypes: {
      address: {
        city: string | null
        zip: number | null
      }
    }
  }
}

type DatabaseWithoutInternals = Omit<Database, "__InternalSupabase">

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, "public">]

export const Constants = {
  public: {
    Enums: {
      mood: ["happy", "it's raining", 'not "sad"'],
    },
  },
} as const
`;
