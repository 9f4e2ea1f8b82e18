namespace SecondBackend;

/// <summary>The envelope of every answer (wire-envelope-1, wire-envelope-2).</summary>
public static class Answer
{
    public static IResult Success(object? data) => Results.Json(new { isSuccess = true, data, message = "" });

    /// <summary>A refusal; its code is read at any status.</summary>
    public static IResult Refusal(int code, string name, string message) =>
        Results.Json(new { isSuccess = false, error = new { code, name, message }, message });
}
